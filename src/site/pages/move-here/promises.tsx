import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { RouteLink } from '../../layout/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './promises.module.css';

/** What holds for every move, from wherever it starts. */
export function Promises() {
  const { t } = useTranslation();
  return (
    <Section
      id="promises"
      title={t('move-here.promises.title')}
      note={t('move-here.promises.note')}
    >
      <dl className={styles.promises}>
        <dt>{t('move-here.promises.price.title')}</dt>
        <dd>
          <Text k="move-here.promises.price.text" />
        </dd>
        <dt>{t('move-here.promises.last.title')}</dt>
        <dd>
          <Text k="move-here.promises.last.text" />
        </dd>
        <dt>{t('move-here.promises.leave.title')}</dt>
        <dd>
          <Text k="move-here.promises.leave.text" />{' '}
          <RouteLink to="about" fragment="ownership">
            {t('move-here.promises.leave.link')}
          </RouteLink>
        </dd>
      </dl>
      <p className={styles.help}>
        <Text k="move-here.promises.help" />
      </p>
    </Section>
  );
}
