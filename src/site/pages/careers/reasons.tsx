import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { Text } from '../../text/text.tsx';
import type { TextKey } from '../../text/text-key.ts';
import styles from './careers.module.css';

const reasons = {
  wanted: ['explain', 'read', 'finish', 'edit'],
  why: ['clients', 'honest', 'free', 'long'],
} as const;

/** Whom we look for, or why they would want to come, each in a few words and a sentence. */
export function Reasons({ of }: { of: keyof typeof reasons }) {
  const { t } = useTranslation();
  return (
    <Section title={t(`careers.${of}.title`)} note={t(`careers.${of}.note`)}>
      <dl className={styles[of]}>
        {reasons[of].map((reason) => (
          <div key={reason}>
            <dt>
              <Text k={`careers.${of}.${reason}.title` as TextKey} />
            </dt>
            <dd>
              <Text k={`careers.${of}.${reason}.text` as TextKey} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
