/** The line of tabs, which scrolls when it is wider than its container. */
export const tabLine = 'min-w-0 [scrollbar-width:none] overflow-x-auto border-b border-line print:hidden'

export const tabLineContent = 'flex w-max min-w-full gap-1 px-0.5 pt-1'

/** One tab, the current one with `data-active`. */
export const tab =
  'group/tab relative flex h-11 items-center gap-2 rounded-md px-3 font-medium whitespace-nowrap text-subtle ' +
  'no-underline -outline-offset-2 transition-colors hover:text-text data-active:text-text ' +
  'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full data-active:after:bg-primary ' +
  'forced-colors:data-active:after:bg-[Highlight]'

export const tabCount = 'rounded-full border px-1.5 text-xs figures'

/** The number of items; yellow where they wait for a person. */
export const tabCounts = {
  neutral:
    'border-transparent bg-surface-sunken group-data-active/tab:bg-primary-soft group-data-active/tab:text-primary',
  waiting: 'border-waiting-line bg-waiting-soft text-waiting',
}
