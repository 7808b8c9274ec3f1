import type { ComponentPropsWithRef, JSX, ReactNode } from 'react'

type Draw = (name: string, of: unknown, children: ReactNode) => string

let draw: Draw | undefined

/** For the server's entry alone: how it draws a part, and keeps it (app/shell/kept-html.server.tsx). */
export function keepHtml(how: Draw): void {
  draw = how
}

type Props<Tag extends keyof JSX.IntrinsicElements> = ComponentPropsWithRef<Tag> & {
  as: Tag
  /** One word. */
  name: string
  /** All that its inside is made from, but for the site and where on it the page stands. */
  of?: unknown
}

/**
 * An element whose inside looks the same on many pages, such as the header, or a home's card in many searches: the server
 * draws it once and writes it from memory from then on. React takes it over like anything else, so nothing inside may `useId`,
 * unless it sleeps (asleep.tsx).
 */
export function Kept<Tag extends 'article' | 'dialog' | 'div' | 'footer' | 'header' | 'section'>({
  as,
  name,
  of,
  children,
  ...attributes
}: Props<Tag>) {
  const Element: string = as
  if (!import.meta.env.SSR || !draw) return <Element {...attributes}>{children}</Element>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has drawn it
  return <Element {...attributes} dangerouslySetInnerHTML={{ __html: draw(name, of, children) }} />
}
