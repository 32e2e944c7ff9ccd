import { useTranslation } from 'react-i18next';
import { grounds, Prose, Section } from '../../design/section.tsx';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import styles from './exhibits.module.css';

/** What most companies ask first, each with what shows it as wide as the page: who can read it, and who wrote what. */
export function Exhibits() {
  const { t } = useTranslation();
  return (
    <>
      <Section id="readers" title={t('for-companies.readers.question')} ground="night">
        <Prose>
          <p>
            <Text k="for-companies.readers.level" />
          </p>
          <p>
            <Text k="for-companies.readers.signOn" />
          </p>
        </Prose>
      </Section>
      <Crowd />
      <Section id="trail" title={t('for-companies.trail.question')} ground="sage">
        <Prose>
          <p>
            <Text k="for-companies.trail.answer" />
          </p>
        </Prose>
        <WikiScreen of="difference" isWide />
      </Section>
    </>
  );
}

/** Everybody, and a wall around those who may come in, through its one gate. */
function Crowd() {
  const { t } = useTranslation();
  return (
    <div className={`${styles.crowd} ${grounds.night}`}>
      <div>
        <div className={styles.wall}>
          <p>{t('for-companies.readers.inside')}</p>
        </div>
        <p className={styles.account}>{t('for-companies.readers.account')}</p>
        <p>{t('for-companies.readers.outside')}</p>
      </div>
    </div>
  );
}
