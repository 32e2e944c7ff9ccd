import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Term, TermList } from '../../design/term-list.tsx';
import { Text } from '../../text/text.tsx';
import styles from './alternatives.module.css';

const cases = ['servers', 'free', 'games', 'notes', 'document'] as const;

/** When something else than our hosting is better. */
export function Alternatives() {
  const { t } = useTranslation();
  return (
    <Section id="without" title={t('what-is-wiki-hosting.without.title')}>
      <TermList>
        {cases.map((name) => (
          <Term key={name} name={t(`what-is-wiki-hosting.without.cases.${name}.title`)}>
            <Text k={`what-is-wiki-hosting.without.cases.${name}.text`} />
          </Term>
        ))}
      </TermList>
      <p className={styles.after}>
        <Text k="what-is-wiki-hosting.without.after" />
      </p>
    </Section>
  );
}
