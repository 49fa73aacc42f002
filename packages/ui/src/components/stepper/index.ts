export {
  StepperRoot as Root,
  type StepperRootProps as RootProps,
  StepperStep as Step,
  type StepperStepProps as StepProps,
} from './stepper.js'
export { type StepState as State, stepStates as states } from './stepper.variants.js'
