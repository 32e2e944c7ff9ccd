import { useTranslation } from 'react-i18next';
import { formatMoney, formatStorage } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { DataTable } from '../../design/data-table.tsx';
import { Section } from '../../design/section.tsx';
import { repeat } from '../../garden/pen.ts';
import { PriceNote } from '../../prices/price-note.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Money } from '../../text/money.tsx';
import { Text } from '../../text/text.tsx';
import shared from './dedicated.module.css';
import styles from './sizes.module.css';

/** The sizes of server, each gigabyte of memory drawn as a bed, and what caching adds. */
export function Sizes() {
  const { t } = useTranslation();
  const { locale, prices } = useSite();
  const { tiers, caching } = prices.dedicated;
  return (
    <Section
      id="sizes"
      title={t('dedicated.sizes.title')}
      note={
        <>
          <PriceNote of="business" />
          <br />
          <Text k="dedicated.sizes.note" />
        </>
      }
    >
      <DataTable className={styles.sizes} caption={t('dedicated.sizes.caption')}>
        <thead>
          <tr>
            <th scope="col">{t('dedicated.sizes.memory')}</th>
            <th scope="col">{t('dedicated.sizes.price')}</th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ memoryGb, monthly }) => {
            const name = t('dedicated.sizes.name', { memory: formatStorage(locale, memoryGb) });
            return (
              <tr key={memoryGb}>
                <th scope="row">
                  {name}
                  <MemoryBeds count={memoryGb} />
                </th>
                <td>
                  <b>
                    <Money of={monthly} />
                  </b>{' '}
                  {t('dedicated.sizes.month')}
                  <RouteLink to="dedicatedSignUp">
                    {t('dedicated.sizes.order', { size: name })}
                  </RouteLink>
                </td>
              </tr>
            );
          })}
        </tbody>
        <tbody>
          <tr>
            <th scope="row">
              {t('dedicated.sizes.caching.name')}
              <p>{t('dedicated.sizes.caching.text')}</p>
            </th>
            <td>
              <b>
                {t('dedicated.sizes.plus', {
                  price: formatMoney(locale, caching),
                })}
              </b>{' '}
              {t('dedicated.sizes.month')}
            </td>
          </tr>
        </tbody>
      </DataTable>
      <p className={shared.after}>
        <Text k="dedicated.sizes.ask" />
      </p>
    </Section>
  );
}

/** As many small beds as there are gigabytes; the number is in the name above them. */
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
