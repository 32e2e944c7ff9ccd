import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { businessPlans, featureRows, personalPlans } from '../../../content/plans.ts';
import { signOnKinds } from '../../../content/schema/sign-on.ts';
import { formatList } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { DataTable } from '../../design/data-table.tsx';
import styles from './sign-on-kinds.module.css';

const cells = featureRows.find(({ id }) => id === 'sso')?.cells;

/**
 * The table of kinds of single sign-on: plans and supported services.
 *
 * @param labelledBy id of the heading that names the table
 */
export function SignOnKinds({ labelledBy }: { labelledBy: string }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <DataTable className={styles.signOn} labelledBy={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('features.sso.level')}</th>
          <th scope="col">{t('features.sso.providers.title')}</th>
          <th scope="col">{t('features.sso.groups.title')}</th>
        </tr>
      </thead>
      <tbody>
        {signOnKinds.map((kind) => {
          const { providers, protocols, groups } = content['sign-on'][kind];
          const names = protocols.map((name) => (name === 'own' ? t('features.sso.own') : name));
          return (
            <tr key={kind}>
              <th scope="row">
                <b>{t(`features.sso.kinds.${kind}`)}</b> <small>{plansWith(kind).join(', ')}</small>
              </th>
              <td>
                {t(`features.sso.providers.${providers}`, {
                  protocols: formatList(locale, names, { type: 'disjunction' }),
                })}
              </td>
              <td>{t(`features.sso.groups.${groups}`)}</td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}

/** The plan table uses one value for advanced and custom. */
function plansWith(kind: (typeof signOnKinds)[number]): string[] {
  const word = kind === 'custom' ? 'advanced' : kind;
  return [...personalPlans, ...businessPlans]
    .filter(({ id }) => cells?.[id] === word)
    .map(({ name }) => name);
}
