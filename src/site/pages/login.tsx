import { useTranslation } from 'react-i18next';
import { site } from '../../content/site.ts';
import { loginUrl, parseWikiId } from '../../domain/wiki-id.ts';
import { PageHeader } from '../design/page-header.tsx';
import { Drawing } from '../garden/drawing.tsx';
import { PageFrame } from '../layout/page-frame.tsx';
import type { Resolution } from '../page-module.ts';
import type { PolicySources } from '../security-policy.ts';
import { OtherLogins } from './login/other-logins.tsx';
import { Troubleshooting } from './login/troubleshooting.tsx';
import { WikiForm, type WikiFormProblem } from './login/wiki-form.tsx';

interface Props {
  /** The submitted name that led nowhere, cut to the field's length. */
  typed?: string;
  problem?: WikiFormProblem;
}

const maxTypedLength = 300;

/** Browsers also check the redirect of a submitted form against `form-action`. */
export const sources: PolicySources = { 'form-action': [`https://*.${site.wikiHost}`] };

/** Redirects a wiki's name to its login page; an empty or invalid name returns with a message. */
export function resolve(query: URLSearchParams): Resolution<Props> {
  const sent = query.get('wikiid');
  if (sent === null) return { kind: 'page', props: {} };
  const wiki = parseWikiId(sent, site.wikiHost);
  if (wiki.kind === 'wiki') return { kind: 'redirect', location: loginUrl(wiki.id, site.wikiHost) };
  const typed = sent.replace(/\p{Cc}/gu, '').slice(0, maxTypedLength);
  const problem = wiki.kind === 'empty' ? 'missing' : wiki.reason;
  return { kind: 'page', status: 400, props: { typed, problem } };
}

export function Page({ typed = '', problem }: Props) {
  const { t } = useTranslation();
  return (
    <PageFrame
      title={t('login.title')}
      summary={t('login.summary')}
      isRefused={problem !== undefined}
    >
      <PageHeader
        title={t('login.heading')}
        picture={<Drawing name="closed-gate" alt={t('login.picture')} isFirst />}
      >
        <p>{t('login.lede')}</p>
        <WikiForm typed={typed} {...(problem && { problem })} />
      </PageHeader>
      <OtherLogins />
      <Troubleshooting />
    </PageFrame>
  );
}
