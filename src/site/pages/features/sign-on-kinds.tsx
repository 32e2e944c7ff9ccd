import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import { businessPlans, featureRows, personalPlans } from '../../../content/plans.ts';
import { signOnKinds } from '../../../content/schema/sign-on.ts';
import { useSite } from '../../context.tsx';
import { Term, TermList } from '../../design/term-list.tsx';
import styles from './sign-on.module.css';

const cells = featureRows.find(({ id }) => id === 'sso')?.cells;

/** Each kind of single sign-on: which plans have it, and what it connects. */
export function SignOnKinds() {
  const { t } = useTranslation();
  const { locale } = useSite();
  const anyOf = new Intl.ListFormat(locale, { type: 'disjunction' });
  return (
    <div className={styles.kinds}>
      <TermList>
        {signOnKinds.map((kind) => {
          const { providers, protocols, groups } = content['sign-on'][kind];
          const names = protocols.map((name) => (name === 'own' ? t('features.sso.own') : name));
          return (
            <Term
              key={kind}
              name={t(`features.sso.kinds.${kind}`)}
              note={plansWith(kind).join(', ')}
            >
              {t(`features.sso.providers.${providers}`, { protocols: anyOf.format(names) })}{' '}
              {t(`features.sso.groups.${groups}`)}
            </Term>
          );
        })}
      </TermList>
    </div>
  );
}

/** The plan table has one word for advanced and custom. */
function plansWith(kind: (typeof signOnKinds)[number]): string[] {
  const word = kind === 'custom' ? 'advanced' : kind;
  return [...personalPlans, ...businessPlans]
    .filter(({ id }) => cells?.[id] === word)
    .map(({ name }) => name);
}
