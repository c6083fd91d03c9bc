/** Contact sheets of figures: each from three sides beside a bare base and a person, and its outline as small as it is in play. */
import { Color, Group, MeshBasicMaterial, Scene, Vector3 } from 'three';
import { figure, inOne, lights, paperOf, rim, shoot, type Look } from './studio.ts';

/** How wide a view is beside its height, and the pixels of an outline and of a name. */
const [SHAPE, SMALL, LABEL] = [0.9, 60, 22];
const VIEWS = [0.35, -1.25, Math.PI + 0.35];
const WHOLE: Look = { far: 150, at: 21 };
const HEAD_FAR = 48;

const grey = new MeshBasicMaterial({ color: '#50565f' });
const black = new MeshBasicMaterial({ color: '#000000' });

/** Draws one sheet, of heads where `close`, with whoever gives the size beside them, each view so many pixels high, and gives it as a PNG data address. */
export async function sheet(ids: readonly string[], across: number, person: string | null, close: boolean, high: number): Promise<string> {
  const wide = Math.round(high * SHAPE);
  const cell = wide * VIEWS.length + SMALL + 10;
  const [canvas, paper] = paperOf(cell * across, (high + LABEL) * Math.ceil(ids.length / across));
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  for (const [i, id] of ids.entries()) {
    const [x, y] = [(i % across) * cell, Math.floor(i / across) * (high + LABEL)];
    const scene = new Scene();
    scene.background = new Color('#3b4048');
    const model = await figure(id);
    scene.add(lights(), model, await rim((model.children[0]!.userData as { base: number }).base, 'a'));
    const head = new Vector3();
    model.updateMatrixWorld(true);
    model.getObjectByName('head')!.getWorldPosition(head);
    const look = close ? { far: HEAD_FAR, at: head.y + 1, above: 0.08 } : WHOLE;
    const scale = person === null ? new Group() : inOne(await figure(person), grey);
    scale.position.set(-14, 0, -40);
    for (const [k, turn] of VIEWS.entries()) {
      if (k === 0) scene.add(scale);
      else scene.remove(scale);
      paper.drawImage(shoot(scene, turn, wide * 2, high * 2, look), x + k * wide, y, wide, high);
    }
    const small = new Scene();
    small.background = new Color('#ffffff');
    small.add(inOne(model, black));
    paper.drawImage(shoot(small, VIEWS[0]!, SMALL, SMALL, WHOLE), x + wide * VIEWS.length + 5, y + high - SMALL - 10);
    paper.fillStyle = '#111111';
    paper.font = '15px sans-serif';
    paper.fillText(id, x + 6, y + high + 16);
  }
  return canvas.toDataURL('image/png');
}
