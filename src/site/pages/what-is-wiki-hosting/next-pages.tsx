import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './next-pages.module.css';

const ways = ['personal', 'companies', 'useCases'] as const;

/** The pages to read next, one for each kind of visitor. */
export function NextPages() {
  const { t } = useTranslation();
  return (
    <Section title={t('what-is-wiki-hosting.next.title')}>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way}>
            <Text k={`what-is-wiki-hosting.next.${way}`} />
            <p>{t(`what-is-wiki-hosting.next.${way}Text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
