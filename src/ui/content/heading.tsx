import { createContext, createElement, use, type ComponentProps, type ReactNode } from 'react';

/** Level of the page title in the content: 1, or 2 on a page with the title in the header. */
export const TitleLevel = createContext(1);
const HeadingLevel = createContext(2);

interface HeadingProps extends ComponentProps<'h2'> {
  /** Levels below the surrounding heading; 0 is the level of a direct subheading. */
  readonly depth?: number;
}

/** Level of the next heading, 2 to 6. */
export const useHeadingLevel = (depth = 0): number => Math.min(use(HeadingLevel) + depth, 6);

/** Heading of the level that follows from its position: h2 on a page, h3 in a section, and so on. Styles depend on its class only. */
export function Heading({ depth = 0, ...props }: HeadingProps): ReactNode {
  return createElement(`h${useHeadingLevel(depth)}`, props);
}

/** Title of the page in the content. */
export function PageTitle(props: ComponentProps<'h1'>): ReactNode {
  return createElement(`h${use(TitleLevel)}`, props);
}

/** Content below a heading; its headings are one level lower. */
export function Subheadings({ children }: { readonly children: ReactNode }): ReactNode {
  return <HeadingLevel value={useHeadingLevel(1)}>{children}</HeadingLevel>;
}

/** Content below the page title. */
export function BelowTitle({ children }: { readonly children: ReactNode }): ReactNode {
  return <HeadingLevel value={use(TitleLevel) + 1}>{children}</HeadingLevel>;
}
