import { useTranslation } from 'react-i18next';
import { Prose, Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './hosting.module.css';

const tasks = ['run', 'upgrade', 'guard', 'copy', 'answer'] as const;

/** The work of running a wiki, other than writing in it. */
export function Hosting() {
  const { t } = useTranslation();
  return (
    <Section id="hosting" title={t('what-is-wiki-hosting.hosting.title')}>
      <p>{t('what-is-wiki-hosting.hosting.text')}</p>
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task}>
            <Text k={`what-is-wiki-hosting.hosting.tasks.${task}`} />
          </li>
        ))}
      </ul>
      <Prose>
        <p>
          <Text k="what-is-wiki-hosting.hosting.after" />
        </p>
      </Prose>
    </Section>
  );
}
