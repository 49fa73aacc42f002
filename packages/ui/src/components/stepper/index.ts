export {
  StepperRoot as Root,
  type StepperRootProps as RootProps,
  StepperStep as Step,
  type StepperStepProps as StepProps,
} from './stepper.tsx'
export type { StepState as State } from './stepper.variants.ts'
