import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { Term, TermList } from '../../design/term-list.tsx';
import { Text } from '../../text/text.tsx';

const { addons, byQuote } = content.addons;

/** What everybody has, and what can be had besides while it is on offer. */
const kinds = [
  'everyone',
  ...(addons.some(({ id }) => id === 'prioritysupport') ? (['priority'] as const) : []),
  ...(byQuote.some(({ id }) => id === 'elitesupport') ? (['elite'] as const) : []),
] as const;

/** The kinds of support: what each is, and what it costs. */
export function Support() {
  const { t } = useTranslation();
  return (
    <TermList>
      {kinds.map((kind) => (
        <Term
          key={kind}
          name={t(`features.support.kinds.${kind}.title`)}
          note={<Text k={`features.support.kinds.${kind}.cost`} />}
        >
          <Text k={`features.support.kinds.${kind}.text`} />
        </Term>
      ))}
    </TermList>
  );
}
