import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { formatCount, formatList, formatStorage } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';

/** What a wiki is that moves here free of charge: from where it comes, and how big it may be, in words. */
export function useSimpleWiki(): Record<'places' | 'pages' | 'files', string> {
  const { t } = useTranslation();
  const { locale } = useSite();
  const { methods, sizes, sources } = content.migrations;
  const simple = sources.flatMap(({ id, method }) => {
    const upTo = method === 'fresh' ? 'never' : methods[method].simpleUpTo;
    return upTo === 'never' ? [] : [{ id, upTo }];
  });
  // One sentence for all: the smallest of their limits holds for each.
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
