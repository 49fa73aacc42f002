/** Enables or disables the modes of `.storybook/modes.ts`. */
const choose = (light: boolean, dark: boolean, phone: boolean) => ({
  chromatic: {
    modes: {
      'claro 1280': { disable: !light },
      'escuro 1280': { disable: !dark },
      'claro 375': { disable: !phone },
    },
  },
})

/** Parameters of stories for which Chromatic takes other snapshots than one in each theme at 1280 pixels. */
export const snapshots = {
  /** The story has no color that another story of the component lacks. */
  lightOnly: choose(true, false, false),
  /** The layout changes below a breakpoint. */
  withPhone: choose(true, true, true),
  /** The story exists on a phone only. */
  phoneOnly: choose(false, false, true),
}
