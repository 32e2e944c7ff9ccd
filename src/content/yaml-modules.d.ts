// What an import of a content file gives: the Vite plugin beside this file checks and transforms it.

declare module '*/content/plans.yaml' {
  const content: import('./schema/files.ts').Content['plans'];
  export default content;
}

declare module '*/content/plan-features.yaml' {
  const content: import('./schema/files.ts').Content['plan-features'];
  export default content;
}

declare module '*/content/addons.yaml' {
  const content: import('./schema/files.ts').Content['addons'];
  export default content;
}

declare module '*/content/countries.yaml' {
  const content: import('./schema/files.ts').Content['countries'];
  export default content;
}

declare module '*/content/site.yaml' {
  const content: import('./schema/files.ts').Content['site'];
  export default content;
}

declare module '*/content/customers.yaml' {
  const content: import('./schema/files.ts').Content['customers'];
  export default content;
}

declare module '*/content/testimonials.yaml' {
  const content: import('./schema/files.ts').Content['testimonials'];
  export default content;
}

declare module '*/content/showcase.yaml' {
  const content: import('./schema/files.ts').Content['showcase'];
  export default content;
}

declare module '*/content/dedicated.yaml' {
  const content: import('./schema/files.ts').Content['dedicated'];
  export default content;
}

declare module '*/content/company.yaml' {
  const content: import('./schema/files.ts').Content['company'];
  export default content;
}

declare module '*/content/claims.yaml' {
  const content: import('./schema/files.ts').Content['claims'];
  export default content;
}
