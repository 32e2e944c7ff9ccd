import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Term, TermList } from '../../design/term-list.tsx';
import { Text } from '../../text/text.tsx';

const pieces = ['openSlowly', 'staff', 'moreWalls'] as const;

/** What a level does not do by itself. */
export function Advice() {
  const { t } = useTranslation();
  return (
    <Section id="advice" title={t('privacy.advice.title')}>
      <TermList>
        {pieces.map((piece) => (
          <Term key={piece} name={t(`privacy.advice.${piece}.title`)}>
            <Text k={`privacy.advice.${piece}.text`} />
          </Term>
        ))}
      </TermList>
    </Section>
  );
}
