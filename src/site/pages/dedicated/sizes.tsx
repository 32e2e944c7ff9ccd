import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney, formatPercent, formatStorage } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { ButtonLink } from '../../design/button.tsx';
import { Section } from '../../design/section.tsx';
import { repeat } from '../../garden/pen.ts';
import { PriceNote } from '../../prices/price-note.tsx';
import strips from '../../sections/price-strips.module.css';
import { useHref } from '../../text/link.tsx';
import { Money } from '../../text/money.tsx';
import { Text } from '../../text/text.tsx';
import { ServerTable } from './server-table.tsx';
import styles from './sizes.module.css';

/** The sizes of server, each gigabyte of memory drawn as a bed, and what caching adds. */
export function Sizes() {
  const { t } = useTranslation();
  const { locale, prices } = useSite();
  const href = useHref();
  const { tiers, caching } = prices.dedicated;
  const [smallest] = tiers;
  return (
    <Section
      id="sizes"
      title={t('dedicated.sizes.title')}
      note={
        <>
          <p>
            <PriceNote of="business" />
          </p>
          <p>
            <Text k="dedicated.sizes.note" />
          </p>
        </>
      }
    >
      <ul className={strips.strip}>
        {tiers.map(({ memoryGb, monthly }) => {
          const name = t('dedicated.sizes.name', { memory: formatStorage(locale, memoryGb) });
          return (
            <li key={memoryGb} className={styles.size}>
              <MemoryBeds count={memoryGb} />
              <h3>{name}</h3>
              <p>
                <small>
                  {smallest && memoryGb > smallest.memoryGb
                    ? t('dedicated.sizes.more', {
                        times: formatCount(locale, memoryGb / smallest.memoryGb),
                        percent: formatPercent(
                          locale,
                          Math.round((monthly.cents / smallest.monthly.cents - 1) * 100) * 100,
                        ),
                      })
                    : t('dedicated.sizes.bed')}
                </small>
              </p>
              <p>
                <Money of={monthly} className={styles.amount} />{' '}
                <small>{t('dedicated.sizes.month')}</small>
              </p>
              <ButtonLink href={href('dedicatedSignUp')} tone="quiet" size="small">
                {t('dedicated.sizes.order', { size: name })}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
      <ServerTable />
      <div className={styles.caching}>
        <h3>{t('dedicated.sizes.caching.name')}</h3>
        <p>{t('dedicated.sizes.caching.text')}</p>
        <p>
          <b>{t('dedicated.sizes.plus', { price: formatMoney(locale, caching) })}</b>{' '}
          {t('dedicated.sizes.month')}
        </p>
      </div>
    </Section>
  );
}

/** A small bed for each gigabyte; decorative, because the name below states the number. */
function MemoryBeds({ count }: { count: number }) {
  const width = count * 28;
  return (
    <svg className={styles.beds} viewBox={`0 0 ${width} 24`} width={width} aria-hidden="true">
      <path d={`M1 1${repeat('h22v22h-22z', count, '28 0')}`} />
      <path
        className={styles.furrows}
        d={`M6 7${repeat('h12m-12 5h12m-12 5h7m-7-10', count, '28 0')}`}
      />
    </svg>
  );
}
