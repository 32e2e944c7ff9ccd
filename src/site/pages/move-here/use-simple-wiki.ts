import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { formatCount, formatList, formatStorage } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';

/** The conditions of a free move in words: sources and size limits. */
export function useSimpleWiki(): Record<'places' | 'pages' | 'files', string> {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { methods, sizes, sources } = content.migrations;
  const simple = sources.flatMap(({ id, method }) => {
    const upTo = method === 'fresh' ? 'never' : methods[method].simpleUpTo;
    return upTo === 'never' ? [] : [{ id, upTo }];
  });
  // One sentence covers all sources, so it states the smallest of their limits.
  const { pagesUpTo, filesUpToGb } = simple.some(({ upTo }) => upTo === 'small')
    ? sizes.small
    : sizes.medium;
  const names = simple.map(({ id }) => t(`move-here.sources.${id}.name`));
  return {
    places: formatList(locale, names, { type: 'disjunction' }),
    pages: formatCount(locale, pagesUpTo),
    files: formatStorage(locale, filesUpToGb),
  };
}
