import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../design/section.tsx';
import { AskForm } from './ask-form.tsx';
import styles from './contact.module.css';

/** A client, or a prospective one. */
export type Visitor = 'current' | 'prospective';

const other = { current: 'prospective', prospective: 'current' } as const;

/** The page for one kind of visitor, with the switch to the other. */
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
