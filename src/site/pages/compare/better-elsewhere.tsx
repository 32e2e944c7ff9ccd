import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { figuresOf } from '../../../content/hosts.ts';
import { useSite } from '../../context.tsx';
import { Section } from '../../design/section.tsx';
import { Cite } from '../../text/cite.tsx';
import { Text } from '../../text/text.tsx';
import type { TextKey } from '../../text/text-key.ts';
import styles from './cases.module.css';

/** Whom we send a visitor to, and in which case. */
export function BetterElsewhere() {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <Section id="elsewhere" title={t('compare.elsewhere.title')}>
      <dl className={styles.cases}>
        {content.hosts.betterElsewhere.map(({ id, name, source, figures }) => {
          const values = figuresOf(locale, { figures });
          return (
            <div key={id}>
              <dt>
                <Text k={`compare.elsewhere.${id}.when` as TextKey} values={values} />
              </dt>
              <dd>
                <b>{name}</b>
                <Text k={`compare.elsewhere.${id}.text` as TextKey} values={values} />
                <Cite claim={source} />.
              </dd>
            </div>
          );
        })}
      </dl>
    </Section>
  );
}
