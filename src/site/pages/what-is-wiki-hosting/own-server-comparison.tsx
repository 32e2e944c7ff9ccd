import { useTranslation } from 'react-i18next';
import { Prose, Section } from '../../design/section.tsx';
import visually from '../../design/visually-hidden.module.css';
import { Text } from '../../text/text.tsx';
import styles from './own-server-comparison.module.css';

/**
 * The courses of the walls from the top down: who is responsible for each on one's own server, and who with
 * us.
 */
const layers = [
  { id: 'pages', own: 'you', hosted: 'you' },
  { id: 'settings', own: 'you', hosted: 'you' },
  { id: 'spam', own: 'you', hosted: 'we' },
  { id: 'upgrades', own: 'you', hosted: 'we' },
  { id: 'backups', own: 'you', hosted: 'we' },
  { id: 'mail', own: 'you', hosted: 'we' },
  { id: 'database', own: 'you', hosted: 'we' },
  { id: 'machine', own: 'landlord', hosted: 'we' },
] as const;

/** One's own server compared with a host, as two walls of eight courses. */
export function OwnServerComparison() {
  const { t } = useTranslation();
  return (
    <Section id="choice" title={t('what-is-wiki-hosting.choice.title')} background="sage">
      <Prose>
        <p>{t('what-is-wiki-hosting.choice.text')}</p>
      </Prose>
      <table className={styles.wall}>
        <caption className={visually.hidden}>{t('what-is-wiki-hosting.choice.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('what-is-wiki-hosting.choice.layer')}</th>
            <th scope="col">{t('what-is-wiki-hosting.choice.own')}</th>
            <th scope="col">{t('what-is-wiki-hosting.choice.hosted')}</th>
          </tr>
        </thead>
        <tbody>
          {layers.map(({ id, own, hosted }) => (
            <tr key={id}>
              <th scope="row">{t(`what-is-wiki-hosting.choice.layers.${id}`)}</th>
              <td className={styles[own]}>{t(`what-is-wiki-hosting.choice.${own}`)}</td>
              <td className={styles[hosted]}>{t(`what-is-wiki-hosting.choice.${hosted}`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Text k="what-is-wiki-hosting.choice.after" />
      </p>
    </Section>
  );
}
