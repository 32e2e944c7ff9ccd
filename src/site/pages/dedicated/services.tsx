import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { Section } from '../../design/section.tsx';
import { Term, TermList } from '../../design/term-list.tsx';
import { Text } from '../../text/text.tsx';
import styles from './dedicated.module.css';

/** Staff services for dedicated servers, each with its minimum price. */
export function Services() {
  const { t } = useTranslation();
  const { locale, prices } = useSite();
  return (
    <Section
      title={t('dedicated.services.title')}
      note={<Text k="dedicated.services.note" />}
      background="sand"
    >
      <TermList>
        {prices.dedicated.services.map(({ id, lowest }) => (
          <Term
            key={id}
            name={t(`dedicated.services.${id}.name`)}
            note={
              <>
                <b className={styles.cost}>
                  {lowest
                    ? t('dedicated.services.from', {
                        price: formatMoney(locale, lowest.price, { isShort: true }),
                      })
                    : t('dedicated.services.quote')}
                </b>{' '}
                {lowest && t(`dedicated.services.per.${lowest.per}`)}
              </>
            }
          >
            <Text k={`dedicated.services.${id}.text`} />
          </Term>
        ))}
      </TermList>
      <p className={styles.after}>
        <Text k="dedicated.services.contact" />
      </p>
    </Section>
  );
}
