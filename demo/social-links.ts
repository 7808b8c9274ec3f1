import type { DemoSocialLink } from './demo-types.ts'

/** Placeholder handles: nobody publishes under them. */
export const demoSocialLinks: DemoSocialLink[] = [
  { platform: 'Instagram', url: 'https://www.instagram.com/kais.example', displayOrder: 1 },
  { platform: 'LinkedIn', url: 'https://www.linkedin.com/company/kais-example', displayOrder: 2 },
  { platform: 'YouTube', url: 'https://www.youtube.com/@kais.example', displayOrder: 3 },
  { platform: 'Facebook', url: 'https://www.facebook.com/kais.example', displayOrder: 4 },
]
