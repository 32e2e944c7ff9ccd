import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { AskForm } from './ask-form.tsx';
import styles from './contact.module.css';

/** The visitor: a client, or somebody who may become one. */
export type Visitor = 'current' | 'prospective';

const other = { current: 'prospective', prospective: 'current' } as const;

/** What one kind of visitor can do, and the switch to the other kind. */
export function View({ as, children }: { as: Visitor; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Section
      title={t(`contact.${other[as]}.switch`)}
      note={<AskForm fields={{ as: other[as] }}>{t(`contact.${as}.switch`)}</AskForm>}
    >
      <p>{t(`contact.${as}.lede`)}</p>
      <ol className={styles.steps}>{children}</ol>
    </Section>
  );
}
