import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './without.module.css';

const cases = ['servers', 'free', 'games', 'notes', 'document'] as const;

/** When a visitor is better served without us, and by what. */
export function Without() {
  const { t } = useTranslation();
  return (
    <Section
      id="without"
      title={t('what-is-wiki-hosting.without.title')}
      note={t('what-is-wiki-hosting.without.note')}
    >
      <dl className={styles.cases}>
        {cases.map((name) => (
          <div key={name}>
            <dt>{t(`what-is-wiki-hosting.without.cases.${name}.title`)}</dt>
            <dd>
              <Text k={`what-is-wiki-hosting.without.cases.${name}.text`} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Text k="what-is-wiki-hosting.without.after" />
      </p>
    </Section>
  );
}
