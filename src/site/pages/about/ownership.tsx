import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import { Niche, niches } from './niche.tsx';
import styles from './ownership.module.css';

/** What owners take with them: a thing in every niche but one. */
export function Ownership() {
  const { t } = useTranslation();
  return (
    <Section
      id="ownership"
      title={t('about.ownership.title')}
      note={t('about.ownership.note')}
      background="night"
    >
      <p className={styles.text}>
        <Text k="about.ownership.text" />
      </p>
      <ul className={styles.niches}>
        {niches.map((thing) => (
          <li key={thing}>
            <Niche holds={thing} />
            <div>
              <h3>{t(`about.ownership.${thing}.name`)}</h3>
              <p>{t(`about.ownership.${thing}.text`)}</p>
              <p className={styles.how}>{t(`about.ownership.${thing}.how`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
