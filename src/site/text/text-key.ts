import type { EnglishTexts } from '../../i18n/english.ts';

type Leaves<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${Leaves<Tree[Key]>}`;
}[keyof Tree & string];

/** A key of the English texts, such as `navbar.features`. */
export type TextKey = Leaves<EnglishTexts>;
