"""What is baked: a crust from pale to dark by the value `core`, and, where `inside` is 1, a cut through crumb or layers by `depth`."""

from ..shader import Shader


def build(name, entry):
    shader = Shader(name)
    patch, crumb = shader.noise(6, 5, 0.65), shader.noise(entry.get('crumb', 30), 4, 0.7)
    ragged = entry.get('ragged', 0.3)
    place = shader.value('core')
    for noise, share in ((patch, ragged), (crumb, 0.6 * ragged)):
        place = shader.math('ADD', place, shader.math('MULTIPLY', shader.math('SUBTRACT', noise, 0.5), share))
    colour = shader.ramp(place, _stops(entry['colours'], entry.get('stops')), 'LINEAR')
    height = shader.math('ADD', shader.math('MULTIPLY', shader.noise(18, 5, 0.7), 0.7), shader.math('MULTIPLY', crumb, 0.5))
    if 'dust' in entry:
        up = shader.node('SeparateXYZ', {'Vector': shader.node('NewGeometry').outputs['Normal']}).outputs['Z']
        sieved = shader.math('ADD', shader.noise(4, 3), shader.math('MULTIPLY', shader.noise(90, 2), 0.5))
        sugar = shader.math('MULTIPLY', shader.ramp(up, [(0.62, 0), (0.9, 1)]), shader.ramp(sieved, [(0.62, 0), (0.86, entry['dust'])]))
        colour = shader.mix(sugar, colour, '#f2e8da')
    colour = shader.varied(colour, 0.05, 0.006)
    bump, wet = entry.get('bump', 0.3), entry.get('wet', 0.3)
    rough = entry.get('roughness', 0.38)
    if 'inside' not in entry:
        return shader.done(
            shader.surface(
                colour,
                soft=entry.get('soft', 0.15),
                radius=(0.04, 0.026, 0.014),
                roughness=rough,
                coat=wet,
                coat_roughness=0.16,
                normal=shader.bump(height, bump, 0.02),
            )
        )
    cut = shader.ramp(shader.value('inside'), [(0.15, 0), (0.6, 1)])
    layer = shader.math(
        'ADD', shader.value('depth'), shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(8, 3), 0.5), entry.get('uneven', 0.1))
    )
    shown = shader.ramp(layer, _stops(entry['inside'], entry.get('layers')), 'LINEAR')
    pores = shader.ramp(
        shader.math(
            'ADD',
            shader.math('MULTIPLY', shader.noise(entry.get('pores', 34), 3, 0.6), 0.7),
            shader.math('MULTIPLY', shader.noise(0.4 * entry.get('pores', 34), 2), 0.3),
        ),
        [(0.36, 0), (0.56, 1)],
    )
    shade = shader.ramp(pores, [(0, entry.get('holes', 0.7)), (1, 1)], 'LINEAR')
    shown = shader.node('HueSaturation', {'Color': shown, 'Value': shade, 'Saturation': 1.05})
    for flecks in entry.get('flecks', []):
        shown = _flecked(shader, shown, flecks)
    relief = shader.math('ADD', shader.math('MULTIPLY', cut, pores), shader.math('MULTIPLY', shader.math('SUBTRACT', 1.0, cut), height))
    return shader.done(
        shader.surface(
            shader.mix(cut, colour, shown),
            soft=entry.get('soft', 0.15),
            radius=(0.04, 0.03, 0.02),
            # Crumb lets light through: without a glow it is grey in its own shadow.
            emission=shown,
            glow=shader.math('MULTIPLY', cut, entry.get('glow', 0.14)),
            roughness=shader.math('ADD', shader.math('MULTIPLY', cut, entry.get('dry', 0.6) - rough), rough),
            coat=shader.math('MULTIPLY', shader.math('SUBTRACT', 1.0, shader.math('MULTIPLY', cut, 1 - entry.get('moist', 0.0))), wet),
            coat_roughness=0.16,
            normal=shader.bump(relief, shader.math('ADD', shader.math('MULTIPLY', cut, 0.45 - bump), bump), 0.02),
        )
    )


def _stops(colours, stops=None):
    return list(zip(stops or [i / (len(colours) - 1) for i in range(len(colours))], colours))


def _flecked(shader, ground, flecks):
    """The ground with rounded spots of a colour in a share of its cells."""
    node = shader.node('TexVoronoi', {'Scale': flecks['scale'], 'Vector': shader.coordinates(flecks.get('stretch', (1, 1, 1)))})
    chance = shader.node('SeparateColor', {'Color': node.outputs['Color']}).outputs['Red']
    ragged = shader.math('ADD', node.outputs['Distance'], shader.math('MULTIPLY', shader.math('SUBTRACT', shader.noise(30, 2), 0.5), 0.25))
    spot = shader.ramp(ragged, [(flecks.get('size', 0.3), 1), (flecks.get('size', 0.3) + 0.06, 0)], 'LINEAR')
    chosen = shader.math('MULTIPLY', spot, shader.math('LESS_THAN', chance, flecks.get('share', 0.5)))
    where = flecks.get('within')
    if where:
        low, high = where
        there = shader.ramp(shader.value('depth'), [(low, 0), (low + 0.05, 1), (high - 0.05, 1), (high, 0)], 'LINEAR')
        chosen = shader.math('MULTIPLY', chosen, there)
    return shader.mix(chosen, ground, flecks['colour'])
