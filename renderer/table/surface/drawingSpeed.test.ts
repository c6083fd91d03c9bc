import { expect, test } from 'vitest';
import { isSoftware } from './drawingSpeed.ts';

test('what draws without a graphics card is known by its name', () => {
  for (const name of ['ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)', 'llvmpipe (LLVM 15.0.7, 256 bits)', 'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11)', 'Apple Software Renderer'])
    expect(isSoftware(name), name).toBe(true);
  for (const name of ['ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0)', 'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)', 'Apple M2', 'WebKit WebGL']) expect(isSoftware(name), name).toBe(false);
});
