import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './contact.module.css';

const matters = ['copyright', 'privacy', 'abuse', 'weakness', 'accessibility', 'work'] as const;

/** Addresses for people who are not clients, such as reporters of security holes. */
export function OtherMatters() {
  const { t } = useTranslation();
  return (
    <Section title={t('contact.matters.title')}>
      <dl className={styles.matters}>
        {matters.map((matter) => (
          <div key={matter}>
            <dt>{t(`contact.matters.${matter}.title`)}</dt>
            <dd>
              <Text k={`contact.matters.${matter}.text`} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
