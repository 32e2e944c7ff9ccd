import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { Term, TermList } from '../../design/term-list.tsx';
import { Text } from '../../text/text.tsx';
import type { TextKey } from '../../text/text-key.ts';

const { addons, byQuote } = content.addons;

/** The kinds of support: what each is, and what it costs. */
export function Support() {
  const { t, i18n } = useTranslation();
  // What can be had besides stands there while it is on offer, and has texts of its own here.
  const extras = [...addons, ...byQuote]
    .map(({ id }) => id)
    .filter((id) => i18n.exists(`features.support.kinds.${id}.title`));
  return (
    <TermList>
      {['everyone', ...extras].map((kind) => (
        <Term
          key={kind}
          name={t(`features.support.kinds.${kind}.title` as TextKey)}
          note={<Text k={`features.support.kinds.${kind}.cost` as TextKey} />}
        >
          <Text k={`features.support.kinds.${kind}.text` as TextKey} />
        </Term>
      ))}
    </TermList>
  );
}
