import { createInstance, type i18n } from 'i18next';
import { createElement, type ReactNode } from 'react';
import { I18nextProvider, initReactI18next, useTranslation } from 'react-i18next';
import { isolated } from '../../engine/core/directions.ts';
import { en } from './en/index.ts';

export type Values = Readonly<Record<string, string | number>>;

/** Words for a key. `has` says whether there are any, for keys built from what the rules send. */
export interface Speak {
  (key: string, values?: Values): string;
  has(key: string): boolean;
  /** Code of the language in use. */
  language(): string;
}

/** Languages with words; the menu shows their own names. A new language is one folder and one line here. */
export const LANGUAGES: Readonly<Record<string, { readonly name: string; readonly words: typeof en }>> = {
  en: { name: 'English', words: en },
};

const library: i18n = createInstance();
void library.use(initReactI18next).init({
  lng: 'en', fallbackLng: 'en', initAsync: false, nsSeparator: false, returnNull: false,
  resources: Object.fromEntries(Object.entries(LANGUAGES).map(([language, { words }]) => [language, { translation: words }])),
  interpolation: { escapeValue: false },
  // What is drawn is drawn again when a rule system brings its words.
  react: { bindI18nStore: 'added' },
  // A sentence with a value missing is still shown, without the gap's name.
  missingInterpolationHandler: () => '',
});

/** Adds the words that belong to one rule system: `group` stands before their keys. */
export function addWords(group: string, dictionary: Readonly<Record<string, object>>): void {
  for (const [language, words] of Object.entries(dictionary)) library.addResourceBundle(language, 'translation', { [group]: words }, true, true);
}

const speakWith = (instance: i18n): Speak => {
  const speak = (key: string, values: Values = {}): string => String(instance.t(key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolated(value) : value]))));
  return Object.assign(speak, { language: (): string => instance.language, has: (key: string): boolean => instance.exists(key) && typeof instance.t(key) === 'string' && !isGroup(instance, key) });
};

const isGroup = (instance: i18n, key: string): boolean =>
  typeof instance.t(key, { returnObjects: true }) === 'object';

/** The words of the language in use, outside components. */
export const speak: Speak = speakWith(library);

/** The words of the language in use; the component is drawn again when it changes. */
export function useSpeak(): Speak {
  useTranslation(undefined, { i18n: library });
  return speak;
}

export const setLanguage = (language: string): void => { if (library.language !== language && language in LANGUAGES) void library.changeLanguage(language); };

export const WordsProvider = ({ children }: { readonly children: ReactNode }): ReactNode => createElement(I18nextProvider, { i18n: library }, children);

/** A sentence that comes with its gaps from the engine, filled as those of the words are. */
export const filled = (text: string, values: Values): string =>
  text.replace(/{{(\w+)}}/g, (_gap, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'string' ? isolated(value) : String(value);
  });

/** A readable form of an id the words do not know: "takeCover" and "take-cover" both become "Take cover". */
export function prettify(id: string): string {
  const words = id.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/[-_.:@]+/g, ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
