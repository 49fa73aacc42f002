export {
  TrackingStepsRoot as Root,
  type TrackingStepsRootProps as RootProps,
  TrackingStepsStep as Step,
  type TrackingStepsStepProps as StepProps,
} from './tracking-steps.tsx'
export type { TrackingStepState as State } from './tracking-steps.variants.ts'
