import { useTranslation } from 'react-i18next';
import { Term, TermList } from '../../design/term-list.tsx';
import { Text } from '../../text/text.tsx';

const kinds = ['everyone', 'priority', 'elite'] as const;

/** The three kinds of support: what each is, and what it costs. */
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
