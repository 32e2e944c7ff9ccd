import { useTranslation } from 'react-i18next';
import type { ShowcaseWiki } from '../../../content/showcase.ts';
import { levelOf } from '../../../domain/privacy-level.ts';
import {
  isAllowed,
  type WikiAction,
  type WikiRole,
  wikiRoles,
} from '../../../domain/privacy-level-permissions.ts';
import { PageHeader } from '../../design/page-header.tsx';
import { PageFrame } from '../../layout/page-frame.tsx';
import { CallToAction } from '../../sections/call-to-action.tsx';
import { NameForm } from '../../sections/name-form.tsx';
import { RouteLink } from '../../text/link.tsx';
import type { TextKey } from '../../text/text-key.ts';
import { ForRoles } from './for-roles.tsx';
import { InfoBox } from './info-box.tsx';
import type { SamplePage } from './sample-pages.ts';
import { SampleView, sampleViews } from './sample-view.tsx';
import { WikiLogo } from './wiki-logo.tsx';
import styles from './wiki-tour.module.css';

const tools = ['createAccount', 'requestAccount', 'approveAccounts'] as const;

/**
 * A sample wiki of three pages to explore. Views are targets of fragments and the role is a radio button, so
 * that it works without script and every view has an address.
 */
export function WikiTour({ wiki, pages }: { wiki: ShowcaseWiki; pages: readonly SamplePage[] }) {
  const { t } = useTranslation();
  const { id, name, language, logo, privacyLevel } = wiki;
  const may = (action: WikiAction) => (role: WikiRole) =>
    isAllowed(levelOf(privacyLevel), role, action);
  return (
    <PageFrame
      title={t('wiki-tour.title', { name })}
      summary={t(`showcase.${id}.description` as TextKey)}
    >
      <PageHeader title={t('wiki-tour.heading')} picture={<InfoBox wiki={wiki} />} isPictureSpare>
        <p>{t('wiki-tour.lede')}</p>
        <p>
          <RouteLink to="showcase" fragment={id}>
            {t('wiki-tour.back')}
          </RouteLink>
        </p>
      </PageHeader>
      <section className={styles.walk} data-wiki={id} aria-label={name}>
        <fieldset className={styles.roles}>
          <legend>{t('wiki-tour.as')}</legend>
          {wikiRoles.map((role) => (
            <label key={role}>
              <input
                type="radio"
                name="as"
                value={role}
                defaultChecked={role === wikiRoles.find(may('read'))}
              />
              {t(`wiki-tour.roles.${role}`)}
            </label>
          ))}
        </fieldset>
        <div className={styles.wiki}>
          <div className={styles.top}>
            <WikiLogo of={logo} />
            <b lang={language}>{name}</b>
            <span className={styles.tools}>
              {tools.map((tool) => (
                <ForRoles key={tool} may={may(tool)}>
                  {t(`privacy.wiki.${tool}`)}
                </ForRoles>
              ))}
              <ForRoles may={(role) => role === 'stranger'}>{t('privacy.wiki.login')}</ForRoles>
              {(['user', 'administrator'] as const).map((role) => (
                <ForRoles key={role} may={(one) => one === role}>
                  <b>{t(`privacy.wiki.${role}Name`)}</b>
                </ForRoles>
              ))}
            </span>
          </div>
          <ForRoles may={may('read')}>
            <nav className={styles.menu} aria-label={t('wiki-tour.pages')}>
              {pages.map((page) => (
                <a key={page.id} href={`#${page.id}`}>
                  {page.title}
                </a>
              ))}
            </nav>
            <div className={styles.views}>
              {pages.flatMap((page) =>
                sampleViews.map((view) => (
                  <SampleView key={`${page.id} ${view}`} page={page} view={view} may={may} />
                )),
              )}
            </div>
          </ForRoles>
          <ForRoles may={(role) => !may('read')(role)}>
            <div className={styles.wall}>
              <h2>{t('wiki-tour.wall.title')}</h2>
              <p>{t('wiki-tour.wall.text')}</p>
            </div>
          </ForRoles>
        </div>
      </section>
      <CallToAction heading="showcase" background="dusk">
        <NameForm />
      </CallToAction>
    </PageFrame>
  );
}
