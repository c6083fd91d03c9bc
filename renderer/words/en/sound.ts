/** What is said of sounds: how loud which are. */
export const sound = {
  sound: 'Sound',
  on: 'On',
  off: 'Off',
  wentOff: 'Sound off',
  wentOn: 'Sound on',
  captions: 'Sounds as words',
  captionsOff: 'Not shown',
  captionsOn: 'Shown',
  volume: {
    master: 'Volume of everything',
    steps: 'Volume of figures on their way',
    fights: 'Volume of weapons and blows',
    dice: 'Volume of dice',
    pieces: 'Volume of tokens and cards',
    signals: 'Volume of what is won, lost or refused',
    room: 'Volume of the room',
  },
};
