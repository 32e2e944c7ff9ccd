import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Term, TermList } from '../../design/term-list.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './promises.module.css';

/** What is true of every move, wherever the wiki comes from. */
export function Promises() {
  const { t } = useTranslation();
  return (
    <Section id="promises" title={t('move-here.promises.title')}>
      <TermList>
        <Term name={t('move-here.promises.price.title')}>
          <Text k="move-here.promises.price.text" />
        </Term>
        <Term name={t('move-here.promises.last.title')}>
          <Text k="move-here.promises.last.text" />
        </Term>
        <Term name={t('move-here.promises.leave.title')}>
          <Text k="move-here.promises.leave.text" />{' '}
          <RouteLink to="about" fragment="ownership">
            {t('move-here.promises.leave.link')}
          </RouteLink>
        </Term>
      </TermList>
      <p className={styles.help}>
        <Text k="move-here.promises.help" />
      </p>
    </Section>
  );
}
