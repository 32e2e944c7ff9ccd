import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { content } from '../../../content/content.ts';
import type { MigrationSource } from '../../../content/schema/migrations.ts';
import { isSimpleMigration, type WikiAudience } from '../../../domain/migration-plan.ts';
import type { MigrationAnswers } from '../../../domain/migration-query.ts';
import { levelOf, type PrivacyLevelId, privacySearch } from '../../../domain/privacy-level.ts';
import { formatCount } from '../../../i18n/format.ts';
import { useSite } from '../../context.tsx';
import { RouteLink } from '../../text/link.tsx';
import { Text } from '../../text/text.tsx';
import styles from './migration-plan.module.css';

/** Recommended first privacy level, for a public wiki and for one of members. */
const levels = {
  public: 'private-c',
  private: 'private-e',
} as const satisfies Record<WikiAudience, PrivacyLevelId>;

/** The price of a move, the time of our part, and the recommended first privacy level. */
export function PlanFacts({
  source,
  answers: { size, access },
}: {
  source: MigrationSource;
  answers: MigrationAnswers;
}) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const method = source.method === 'fresh' ? undefined : content.migrations.methods[source.method];
  const level = levelOf(levels[access]);
  const days = method?.workingDays[size];
  const price = method
    ? isSimpleMigration(size, method.simpleUpTo)
      ? 'simple'
      : 'quoted'
    : 'nothing';
  return (
    <dl className={styles.facts}>
      <Fact label={t('move-here.sheet.price')} value={<Text k={`move-here.sheet.${price}`} />}>
        {t(`move-here.sheet.${price}Text`)}
      </Fact>
      <Fact
        label={t('move-here.sheet.time')}
        value={
          days
            ? t('move-here.sheet.days', {
                from: formatCount(locale, days.from),
                to: formatCount(locale, days.to),
              })
            : t('move-here.sheet.minutes')
        }
      >
        <Text k={days ? 'move-here.sheet.daysText' : 'move-here.sheet.minutesText'} />
      </Fact>
      <Fact
        label={t('move-here.sheet.level')}
        value={
          <RouteLink to="privacy" search={privacySearch(level)} fragment="level">
            {t(`privacy.levels.${level.id}.name`)}
          </RouteLink>
        }
      >
        {t(`move-here.sheet.${access}Text`)}
      </Fact>
    </dl>
  );
}

function Fact({
  label,
  value,
  children,
}: {
  label: string;
  value: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <b>{value}</b>
        <small>{children}</small>
      </dd>
    </div>
  );
}
