export type SkeletonShape = 'text' | 'block' | 'circle'

export const skeletonShapes = {
  text: 'h-3.5 rounded-sm',
  block: 'rounded-md',
  circle: 'aspect-square rounded-full',
} satisfies Record<SkeletonShape, string>
