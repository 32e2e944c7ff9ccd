import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Term, TermList } from '../../design/term-list.tsx';
import { Text } from '../../text/text.tsx';
import styles from './careers.module.css';

/** Skills that we look for, by the keys of their texts. */
export const wanted = ['explain', 'read', 'finish', 'edit'] as const;
const reasons = ['clients', 'honest', 'free', 'long'] as const;

/** The skills that we look for, each as a word and a sentence. */
export function Requirements() {
  const { t } = useTranslation();
  return (
    <Section title={t('careers.wanted.title')}>
      <TermList>
        {wanted.map((trait) => (
          <Term key={trait} name={<Text k={`careers.wanted.${trait}.title`} />}>
            <Text k={`careers.wanted.${trait}.text`} />
          </Term>
        ))}
      </TermList>
    </Section>
  );
}

/** Reasons to apply. */
export function Reasons() {
  const { t } = useTranslation();
  return (
    <Section title={t('careers.why.title')}>
      <dl className={styles.why}>
        {reasons.map((reason) => (
          <div key={reason}>
            <dt>
              <Text k={`careers.why.${reason}.title`} />
            </dt>
            <dd>
              <Text k={`careers.why.${reason}.text`} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
