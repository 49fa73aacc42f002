import type { Meta, StoryObj } from '@storybook/react-vite'
import { ColorTable } from './color-table.tsx'

const meta = {
  title: 'Foundations/Colors',
  component: ColorTable,
  tags: ['!autodocs'],
  args: {
    theme: 'light',
    pairs: [
      ['text', 'surface'],
      ['text', 'surface-raised'],
      ['text-subtle', 'surface'],
      ['text-subtle', 'surface-sunken'],
      ['primary', 'surface-raised'],
      ['on-primary', 'primary'],
      ['primary', 'primary-soft'],
      ['on-danger', 'danger'],
      ['danger', 'danger-soft'],
      ['warning', 'warning-soft'],
      ['waiting', 'waiting-soft'],
      ['success', 'success-soft'],
      ['info', 'info-soft'],
      ['on-accent', 'accent'],
      ['on-inverse', 'surface-inverse'],
    ],
  },
} satisfies Meta<typeof ColorTable>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Dark: Story = { args: { theme: 'dark' } }

const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900]

export const Ramps: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      {['blue', 'yellow'].map((ramp) => (
        <div key={ramp}>
          <p className="mb-1 font-mono text-xs text-subtle">{ramp}</p>
          <div className="grid grid-cols-10 overflow-hidden rounded-md">
            {steps.map((step) => (
              <div
                key={step}
                title={`${ramp}-${step}`}
                className="h-16"
                style={{ backgroundColor: `var(--malote-${ramp}-${step})` }}
              />
            ))}
          </div>
          <div className="grid grid-cols-10 text-center text-xs text-subtle figures">
            {steps.map((step) => (
              <span key={step}>{step}</span>
            ))}
          </div>
        </div>
      ))}
    </div>
  ),
}
