import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import styles from './consulting.module.css';

/** The kinds of work, by the keys of their texts. */
const blocks = [
  'integrations',
  'solutions',
  'extensions',
  'enhancement',
  'servicePlan',
  'mobile',
  'cloud',
  'ai',
] as const;

/** The kinds of work that are done on request, numbered. */
export function Blocks() {
  const { t } = useTranslation();
  return (
    <Section title={t('consulting.blocks.title')} note={<Text k="consulting.blocks.note" />}>
      <ol className={styles.blocks}>
        {blocks.map((block) => (
          <li key={block} id={block}>
            <h3>{t(`consulting.blocks.${block}.title`)}</h3>
            <p>
              <Text k={`consulting.blocks.${block}.text`} />
            </p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
