/**
 * What React Compiler compiles, wherever code is built or tested: the application alone. The design system is fast by
 * hand, as others install it; compiled, its small parts would weigh half as much again. Tests and Storybook must show the
 * code that ships, so all of them read this.
 */
export const reactOptions = { compiler: true, exclude: [/\/node_modules\//, /\/packages\/ui\//] }
