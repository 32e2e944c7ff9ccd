import { locales } from '../../../src/i18n/locales.ts';
import type { State } from '../api.ts';
import type { Shown } from '../page/shown.ts';
import { TextLanguage } from './text-language.tsx';
import texts from './text-panel.module.css';

/**
 * A text in every language, one below the other.
 *
 * @param all the text in each language; missing where it is not written yet
 */
export function TextInLanguages({
  textKey,
  all,
  ...props
}: {
  textKey: string;
  /** Name of the text, where the form has several. */
  title?: string;
  all: Record<string, unknown>;
  state: State;
  shown: Shown;
  version: number;
}) {
  return (
    <div className={texts.languages}>
      {locales.map((locale) => (
        <TextLanguage
          key={locale}
          textKey={textKey}
          locale={locale}
          text={typeof all[locale] === 'string' ? all[locale] : undefined}
          english={String(all.en ?? '')}
          {...props}
        />
      ))}
    </div>
  );
}
