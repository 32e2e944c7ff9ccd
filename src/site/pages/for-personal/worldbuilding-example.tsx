import { useTranslation } from 'react-i18next';
import { levelOf, privacySearch } from '../../../domain/privacy-level.ts';
import { PrivacyIcon } from '../../design/privacy-icon.tsx';
import { Section } from '../../design/section.tsx';
import { WikiScreen } from '../../sections/wiki-screen.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './worldbuilding-example.module.css';

/** An example: a photograph of an invented world's main page, and who may read it at first. */
export function WorldbuildingExample() {
  const { t } = useTranslation();
  return (
    <Section id="first-pages" size="large">
      <div className={styles.world}>
        <h2>{t('for-personal.kinds.world.title')}</h2>
        <div>
          <p>
            <Text k="for-personal.kinds.world.text" />
          </p>
          <p>
            <PrivacyIcon state="half" />{' '}
            <RouteLink to="privacy" search={privacySearch(levelOf('private-c'))} fragment="level">
              {t('for-personal.kinds.world.level')}
            </RouteLink>
          </p>
        </div>
      </div>
      <WikiScreen of="coast" isWide className={styles.map} />
    </Section>
  );
}
