"""What is pale and lets light through: rice, pasta, dough, squid. It glows a little: without that the gaps between its pieces are grey."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    dark, light = entry['colours']
    colour = shader.ramp(shader.noise(entry.get('scale', 5), 3, 0.5), [(0.3, dark), (0.7, light)])
    colour = shader.varied(colour, entry.get('variety', 0.04), 0.004)
    return shader.done(
        shader.surface(
            colour,
            soft=entry.get('soft', 0.1),
            radius=(0.04, 0.036, 0.03),
            emission=colour,
            glow=entry.get('glow', 0.2),
            roughness=entry.get('roughness', 0.35),
            coat=entry.get('wet', 0.5),
            coat_roughness=0.12,
            normal=shader.bump(shader.noise(18, 3, 0.5), entry.get('bump', 0.05), 0.01),
        )
    )
