export type ChoiceOrientation = 'vertical' | 'horizontal'

export const choiceOrientations = {
  vertical: 'flex flex-col gap-1',
  horizontal: 'flex flex-wrap gap-x-6 gap-y-1',
} satisfies Record<ChoiceOrientation, string>
