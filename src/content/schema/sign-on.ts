import { z } from 'zod';
import { assumable, oneOf } from './values.ts';

/** The kinds of single sign-on, from the smallest. */
export const signOnKinds = ['basic', 'advanced', 'custom'] as const;

const kind = z.strictObject({
  providers: assumable(oneOf(['one', 'several'])),
  protocols: assumable(
    z
      .array(oneOf(['SAML', 'LDAP', 'OAuth', 'OpenID', 'Shibboleth', 'own']))
      .min(1, { error: 'must name at least one protocol' }),
  ),
  groups: assumable(oneOf(['yes', 'no'])),
});

/** content/sign-on.yaml */
export const signOnSchema = z.strictObject({ basic: kind, advanced: kind, custom: kind });
