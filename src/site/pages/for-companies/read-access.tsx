import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { PictureSwitch } from '../../sections/picture-switch.tsx';
import { WikiScreenPicture } from '../../sections/wiki-screen.tsx';
import { Text } from '../../text/text.tsx';
import styles from './screens.module.css';

/**
 * Who can read a closed wiki: its page as a user sees it, the login as a stranger sees it, and how users log
 * in.
 */
export function ReadAccess() {
  const { t } = useTranslation();
  return (
    <Section
      id="readers"
      title={t('for-companies.readers.question')}
      background="night"
      size="large"
    >
      <p className={styles.level}>
        <Text k="for-companies.readers.level" />
      </p>
      <div className={styles.looks}>
        <PictureSwitch
          legend={t('for-companies.readers.legend')}
          name="reader"
          isInRow
          pagesClass={styles.gate}
          options={(
            [
              ['user', 'insider', 'page'],
              ['stranger', 'outsider', 'login'],
            ] as const
          ).map(([reader, screen, alt]) => ({
            value: reader,
            label: t(`for-companies.readers.${reader}`),
            picture: (
              <div className={styles.frame}>
                <WikiScreenPicture
                  of={screen}
                  alt={t(`for-companies.readers.${alt}`)}
                  isWide
                  isChosen
                />
              </div>
            ),
          }))}
        />
      </div>
      <div className={styles.signOn}>
        <h3>{t('plans.rows.sso')}</h3>
        <p>
          <Text k="for-companies.readers.signOn" />
        </p>
      </div>
    </Section>
  );
}
