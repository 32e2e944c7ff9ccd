import { useTranslation } from 'react-i18next';
import type { TextKey } from './text-key.ts';

/** Placeholder of the name during interpolation; no text contains this character. */
const gap = '\uFFFC';

/**
 * A text that names something in another language, with the name marked as such (WCAG 2.2, 3.1.2).
 *
 * @param k a text with `{{name}}` in it
 * @param language of the name; undefined when it is the page's
 */
export function TextWithName({
  k,
  name,
  language,
  values,
}: {
  k: TextKey;
  name: string;
  language: string | undefined;
  values?: Record<string, string>;
}) {
  const { i18n } = useTranslation();
  const [before, after] = i18n.t(k, { ...values, name: gap }).split(gap);
  return (
    <>
      {before && <span>{before}</span>}
      <span lang={language} translate="no">
        {name}
      </span>
      {after && <span>{after}</span>}
    </>
  );
}
