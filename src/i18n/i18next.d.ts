import 'i18next';
import type { EnglishTexts } from './english.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    // At run time each namespace is a file; for the types they are one tree, because namespace and
    // key are parted by the same dot.
    defaultNS: 'texts';
    resources: { texts: EnglishTexts };
    nsSeparator: false;
    returnNull: false;
  }
}
