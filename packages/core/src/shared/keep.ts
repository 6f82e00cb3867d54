/**
 * Gives what `make` gave last under this name while all inputs are the same values, else makes it
 * anew. Whatever `make` reads has to be among the inputs.
 */
export type Keep = <Value>(
  name: string,
  inputs: readonly unknown[],
  make: () => Value,
) => Value

/** Keeps nothing: for what is made once. */
export const makeAnew: Keep = (_name, _inputs, make) => make()
